import Link from 'next/link'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

interface PrivacyNoteProps {
  language: Language
  consent: { readonly before: string; readonly link: string; readonly after: string }
  /** Text before it. */
  lead?: string
}

/** What submitting a form agrees to, with a link to the privacy policy. */
export const PrivacyNote = ({ language, consent, lead }: PrivacyNoteProps) => (
  <p className="text-sm text-quiet">
    {lead} {consent.before}
    <Link href={pathsIn(language).privacy()} prefetch={false}>
      {consent.link}
    </Link>
    {consent.after}
  </p>
)
