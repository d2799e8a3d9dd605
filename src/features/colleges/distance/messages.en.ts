import { grouped, listed } from '@/lib/text/format'

export const distanceMessages = {
  title: 'How far is it?',
  label: 'Your town or PIN code',
  hint: 'As the crow flies, to the nearest 10 km. We do not keep it.',
  submit: 'Show distances',
  from: (place: string, kilometres: number) =>
    kilometres === 0 ? `less than 10 km from ${place}` : `about ${grouped('en', kilometres)} km from ${place}`,
  unknown: 'We do not know this place. Type a larger town near you, or its PIN code.',
  several: (states: readonly string[]) =>
    `There are several places of this name: ${listed('en', states)}. Add the state, with a comma before it.`,
} as const
