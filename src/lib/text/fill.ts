/** Puts values into the places of a text: "Slide {place}" with a place of 2 is "Slide 2". For words that a browser is handed. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
