import { languageOfName } from '@/lib/language'

/**
 * Screen-reader suffix of a repeated button or link: "Save College – AIIMS Patna". A dash, because browsers insert a
 * space before hidden text, which must not precede a colon.
 */
export const SpokenSubject = ({ name }: { name: string }) => (
  <span className="sr-only">
    – <span lang={languageOfName(name)}>{name}</span>
  </span>
)
