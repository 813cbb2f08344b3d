type Part = Record<string, unknown>;
type SharedKind = 'parameters' | 'responses' | 'headers';

/** `name`, or `name.2` and on where another part has it. */
function freeName(taken: Readonly<Record<string, Part>>, name: string): string {
  let free = name;
  for (let nth = 2; Object.hasOwn(taken, free); nth += 1) free = `${name}.${nth}`;
  return free;
}

/** What many calls repeat stands once in `components`; equal parts have one name. */
export function sharedParts() {
  const components: Record<SharedKind, Record<string, Part>> = {
    parameters: {},
    responses: {},
    headers: {},
  };
  const names = new Map<string, string>();
  const share = (kind: SharedKind, name: string, part: Part): Part => {
    const content = `${kind} ${JSON.stringify(part)}`;
    const known = names.get(content) ?? freeName(components[kind], name);
    names.set(content, known);
    components[kind][known] = part;
    return { $ref: `#/components/${kind}/${known}` };
  };
  return { components, share };
}
