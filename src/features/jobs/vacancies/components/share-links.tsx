import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { jobTexts } from '@/features/jobs/texts'
import type { Language } from '@/lib/text/language'
import { CopyLink } from './copy-link'

/** Ways to pass a vacancy on: plain links, and the clipboard where there is script. */
export function ShareLinks({
  language,
  title,
  place,
  url,
  label,
}: {
  language: Language
  title: string
  place: string
  url: string
  label: string
}) {
  const text = jobTexts(language).shareText(title, place)
  return (
    <section className="grid gap-[0.6rem] pt-7" aria-label={label}>
      <h2 className="text-sm">{label}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <a
          className={buttonLook({ kind: 'line' })}
          href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="outside" /> {jobTexts(language).shareOnWhatsApp}
        </a>
        <a
          className={buttonLook({ kind: 'line' })}
          href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`}
        >
          <Icon name="mail" /> {jobTexts(language).shareByMail}
        </a>
        <CopyLink url={url} words={{ copy: jobTexts(language).copyLink, copied: jobTexts(language).linkCopied }} />
      </div>
    </section>
  )
}
