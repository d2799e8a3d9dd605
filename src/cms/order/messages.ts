/** Every sentence of the lists that editors put in order. */
export const orderMessages = {
  preview: 'Look at the page',
  hidden: 'Not on the site',
  shown: 'Shown',
  none: 'There is nothing to put in order yet.',
  untitled: 'Without a title',
  drag: (title: string) => `Drag ${title}`,
  howToDrag:
    'Press the space bar to pick it up, move it with the arrow keys, and press the space bar again to put it down. Escape takes it back.',
  held: (title: string, place: number, places: number) => `Holding ${title}, place ${place} of ${places}.`,
  over: (title: string, place: number, places: number) => `${title} is now at place ${place} of ${places}.`,
  dropped: (title: string, place: number, places: number) => `${title} put down at place ${place} of ${places}.`,
  cancelled: (title: string) => `${title} is back at its place.`,
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  saved: 'Saved.',
  failed: 'That could not be saved.',
  ordered: (name: string) => `${name} put in order`,
  switched: (name: string, isOn: boolean) => `${name}: one ${isOn ? 'shown' : 'hidden'}`,
} as const
