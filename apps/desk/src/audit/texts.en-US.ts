export const TEXTS = {
  nav: 'Audit',
  tabs: {
    label: 'Parts of the audit',
    lines: 'Lines',
    secrets: 'Shown secrets',
    exports: 'Exports',
  },
};
