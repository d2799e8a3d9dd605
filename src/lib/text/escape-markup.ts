const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters that are invalid in XML. */
export const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes text for HTML and XML, and drops characters that are invalid in XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(NO_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
