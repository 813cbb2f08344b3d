/** Line icons of working tools (Lucide, ISC license), which no applicant's page shows or loads. */
export const TOOL_ICON_PATHS = {
  inbox:
    'M22 12h-6l-2 3h-4l-2-3H2M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
  people:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM22 21v-2a4 4 0 0 0-3-3.87M16 3.13a4 4 0 0 1 0 7.75',
  glasses:
    'M6 11a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM18 11a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM14 15a2 2 0 0 0-4 0M2.5 13 5 7c.7-1.3 1.4-2 3-2M21.5 13 19 7c-.7-1.3-1.5-2-3-2',
  hand: 'M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2M10 10.500V6a2 2 0 0 0-4 0v8M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.800 0-4.500-.860-5.990-2.340l-3.600-3.600a2 2 0 0 1 2.830-2.820L7 15',
  warning:
    'M21.730 18l-8-14a2 2 0 0 0-3.460 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.730-3M12 9v4M12 17h.01',
  message: 'M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z',
  money:
    'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM12 10a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM6 12h.01M18 12h.01',
  pulse: 'M22 12h-4l-3 9L9 3l-3 9H2',
  funnel: 'M22 3H2l8 9.460V19l4 2v-8.540L22 3z',
  flask:
    'M14 2v6a2 2 0 0 0 .245.96l5.510 10.080A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.960l5.510-10.080A2 2 0 0 0 10 8V2M6.453 15h11.094M8.500 2h7',
  keyboard:
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM6 8h.01M10 8h.01M14 8h.01M18 8h.01M8 12h.01M12 12h.01M16 12h.01M7 16h10',
  'sign-out': 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17l5-5-5-5M21 12H9',
  'arrow-up': 'M5 12l7-7 7 7M12 19V5',
  stop: 'M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zM4.900 4.900l14.200 14.200',
} as const;

export type ToolIconName = keyof typeof TOOL_ICON_PATHS;
