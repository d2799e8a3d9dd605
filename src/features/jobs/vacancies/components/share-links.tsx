import { buttonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { jobTexts } from '@/features/jobs/texts'
import { CopyLink } from './copy-link'

/** Ways to pass a vacancy on: plain links, and the clipboard where there is script. */
export function ShareLinks({ title, place, url, label }: { title: string; place: string; url: string; label: string }) {
  const text = jobTexts.shareText(title, place)
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
          <Icon name="outside" /> {jobTexts.shareOnWhatsApp}
        </a>
        <a
          className={buttonLook({ kind: 'line' })}
          href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`}
        >
          <Icon name="mail" /> {jobTexts.shareByMail}
        </a>
        <CopyLink url={url} words={{ copy: jobTexts.copyLink, copied: jobTexts.linkCopied }} />
      </div>
    </section>
  )
}
