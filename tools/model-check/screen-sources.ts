import { importsIn } from '../checks/parse-imports.ts';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';

const PORTAL = 'apps/portal/src/';

/** The text of every file that runs with a screen: its folder, and every portal file it imports. */
export function screenSourceText(): (screen: string) => string {
  const files = new Map(
    sourceFiles()
      .filter((file) => file.path.startsWith(PORTAL) && !isTest(file.path))
      .map((file) => [file.path, file]),
  );
  const folderOf = (screen: string): string => {
    const file = [...files.keys()].find((path) => path.endsWith(`/${screen}/screen.tsx`));
    if (file === undefined) throw new Error(`no room has ${screen}/screen.tsx`);
    return file.slice(0, -'screen.tsx'.length);
  };
  return (screen) => {
    const folder = folderOf(screen);
    const seen = new Set<string>();
    const open: SourceFile[] = [...files.values()].filter(({ path }) => path.startsWith(folder));
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file.path)) continue;
      seen.add(file.path);
      for (const { to, isInside, isTypeOnly } of importsIn(file)) {
        const next = isInside && !isTypeOnly ? files.get(to) : undefined;
        if (next !== undefined) open.push(next);
      }
    }
    return [...seen].map((path) => files.get(path)?.text ?? '').join('\n');
  };
}
