/** Every sentence of the colleges' own screens in the studio. */
export const collegeDeskTexts = {
  task: 'Featured colleges',
  order: 'Order of featured colleges',
  orderIntro:
    'The admission page shows the first six in this order. Drag one by its handle, with a mouse, a finger or the keyboard, or use its arrows.',
  add: 'Add featured college',
} as const
