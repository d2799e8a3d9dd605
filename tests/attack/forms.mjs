const attribute = (tag, name) => decodedText(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const decodedText = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * The forms of a page that bring something, as a browser without script would send them.
 * @returns `[{ fields: [[name, value]], files: [name] }]`
 */
export function formsOf(html) {
  const found = []
  for (const [, open, inside] of html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)) {
    if (!/method="post"/i.test(open)) continue
    const fields = []
    const files = []
    for (const [tag] of inside.matchAll(/<(?:input|textarea|select|button)[^>]*>/g)) {
      const name = attribute(tag, 'name')
      if (!name) continue
      if (attribute(tag, 'type') === 'file') files.push(name)
      else fields.push([name, attribute(tag, 'value')])
    }
    found.push({ fields, files })
  }
  return found
}
