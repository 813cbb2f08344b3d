import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';

/**
 * Vendors by their adapters' file names, and how their names look in code; "prove" and "persona"
 * are also ordinary words here.
 */
const VENDORS: Readonly<Record<string, RegExp>> = {
  persona: /\b[Pp]ersona\b|Persona(?=[A-Z])|\bpersona(?=[A-Z])|PERSONA_/,
  twilio: /twilio/i,
  prove: /\bbuildProve\b|PROVE_|\bProve(?=[A-Z])|'prove'|\.prove\b|[Pp]ayfone/,
  plaid: /plaid/i,
  stripe: /stripe/i,
  liberis: /liberis/i,
  google: /google/i,
};

const COMPOSITION = [
  'apps/api/src/providers.ts',
  'apps/api/src/vendor-webhooks.ts',
  'apps/api/src/identity/vendors.ts',
  'apps/portal/src/identity/inquiry/inquiry-frame.tsx',
  'apps/api/src/platform/config/vendor-variables.ts',
];

/** Names that the contract itself uses; they stay whichever vendor is behind them. */
const OF_CONTRACT =
  /\bgetPlaidToken\b|\b[lL]inkPlaidAccount(?:Body)?\b|link-plaid-account|\bplaidTokenReply\b|\bplaidAccountId\b|\bplaidEnvironment\b|\bpersonaInquiryId\b|financial-instruments\/plaid|'plaid'|'PLAID'/g;

const ALLOWED: Readonly<Record<string, string>> = {
  'apps/portal/src/cards/card-field.ts':
    'the browser’s half of the card adapter: the global that its script makes',
  'apps/portal/src/embed/frame-size.ts':
    'how the bank vendor’s own code calls the window that it lays over the page',
  'apps/portal/src/bank/bank/texts': 'people are told whose window asks for their password',
  'apps/portal/src/cards/order-card/texts': 'people are told who takes their card’s number',
};

const PRODUCT =
  /^(?:apps\/(?:api|portal)\/src|packages\/(?:rulebook|ui|industries|embed-sdk)\/src)\//;

/**
 * Vendor names outside adapters, configuration and contract. Migrations are history and stay
 * unchanged.
 */
export function checkVendors(
  files: readonly SourceFile[] = sourceFiles(['apps', 'packages']),
  allowed: Readonly<Record<string, string>> = ALLOWED,
): string[] {
  const named = files
    .filter(({ path }) => isProduct(path))
    .flatMap((file) =>
      vendorsIn(file).map((vendor) => ({
        path: file.path.replace(/\/texts\.[\w-]+\.ts$/, '/texts'),
        vendor,
      })),
    );
  const unused = Object.keys(allowed).filter((path) => !named.some((one) => one.path === path));
  return [
    ...named
      .filter(({ path }) => !(path in allowed))
      .map(
        ({ path, vendor }) =>
          `${path} names ${vendor}: its adapter, its configuration and its twin in the sandbox do`,
      ),
    ...unused.map((path) => `${path} leaves check-vendors.ts: it names no vendor`),
  ];
}

const isProduct = (path: string): boolean =>
  PRODUCT.test(path) &&
  !isTest(path) &&
  !path.includes('/migrations/') &&
  !COMPOSITION.includes(path);

const isAdapterOf = (vendor: string, path: string): boolean =>
  new RegExp(`/(?:[a-z]+-)*${vendor}(?:-[a-z-]+)?\\.tsx?$`).test(path) &&
  !OF_CONTRACT_FILE.test(path);
const OF_CONTRACT_FILE = /\/link-plaid-account\.ts$/;

const vendorsIn = ({ path, text }: SourceFile): string[] => {
  const code = withoutComments(text)
    .replaceAll(/from '[^']+'/g, '')
    .replaceAll(OF_CONTRACT, '');
  return Object.entries(VENDORS).flatMap(([vendor, name]) =>
    !isAdapterOf(vendor, path) && name.test(code) ? [vendor] : [],
  );
};

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');
