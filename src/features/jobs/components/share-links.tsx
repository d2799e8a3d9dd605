import { Icon } from '@/components/ui/icon'
import { jobTexts } from '../texts'
import { CopyLink } from './copy-link'

/** Ways to pass a vacancy on: plain links, and the clipboard where there is script. */
export function ShareLinks({ title, place, url, label }: { title: string; place: string; url: string; label: string }) {
  const text = jobTexts.shareText(title, place)
  return (
    <section className="share" aria-label={label}>
      <h2 className="small">{label}</h2>
      <div className="cluster">
        <a
          className="button line"
          href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="outside" /> {jobTexts.shareOnWhatsApp}
        </a>
        <a className="button line" href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`}>
          <Icon name="mail" /> {jobTexts.shareByMail}
        </a>
        <CopyLink url={url} words={{ copy: jobTexts.copyLink, copied: jobTexts.linkCopied }} />
      </div>
    </section>
  )
}
