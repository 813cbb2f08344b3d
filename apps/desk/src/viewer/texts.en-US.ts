export const TEXTS = {
  smaller: 'Smaller',
  larger: 'Larger',
  turn: 'Turn',
  zoom: '{percent}%',
  zoomTurned: '{percent}%, turned by {degrees}°',
  hint: 'Shown in a frame without network, marked with your name. No download.',
  failed: 'This file couldn’t be drawn. Ask for another one.',
};
