import type { Thing, WithContext } from 'schema-dts'

/** Characters that could end the script element or start markup inside it. */
const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Structured data for search engines, escaped so that no record's text can leave the script element. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  const text = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped above; React would escape quotes too and break the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
