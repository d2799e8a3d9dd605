/** Fills placeholders: "Slide {place}" with a place of 2 is "Slide 2". For messages passed to the browser. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
