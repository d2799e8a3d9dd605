import type { ReactNode } from 'react'
import { type SiteSettingsView, telephoneLink } from '@/components/layout/site-view'
import { Breakable } from '@/components/ui/breakable'
import { Icon, type IconName } from '@/components/ui/icon'
import type { Language } from '@/lib/text/language'
import type { ContactField } from '../made-up'
import { pageTexts } from '../texts'
import { whatsappLink } from '../whatsapp-link'

const LINK = 'inline-flex min-h-7 items-center wrap-anywhere pointer-coarse:min-h-tap'

/** Phone, e-mail, address and office hours, each only when the settings name it. */
export function ContactChannels({ language, site }: { language: Language; site: SiteSettingsView }) {
  const texts = pageTexts(language).contact
  const sample = (field: ContactField) =>
    site.madeUp.includes(field) && <span className="text-sm text-quiet">{texts.sample}</span>
  const whatsapp = whatsappLink(site.whatsapp ?? site.phone)
  return (
    <ul
      className="grid gap-x-8 border-b border-rule py-2 sm:grid-cols-2 lg:grid-cols-[repeat(4,auto)] lg:justify-between"
      aria-label={texts.waysLabel}
    >
      {site.phone && (
        <Way icon="phone" title={texts.phone}>
          <a className={LINK} href={telephoneLink(site.phone)}>
            {site.phone}
          </a>
          {sample('phone')}
          {whatsapp && (
            <a className={LINK} href={whatsapp} target="_blank" rel="noopener noreferrer">
              {texts.whatsappLink} <span className="sr-only">{texts.opensElsewhere}</span>
            </a>
          )}
        </Way>
      )}
      {site.email && (
        <Way icon="mail" title={texts.email}>
          <a className={LINK} href={`mailto:${site.email}`}>
            <span>
              <Breakable address={site.email} />
            </span>
          </a>
          {sample('email')}
        </Way>
      )}
      {site.address && (
        <Way icon="place" title={texts.address}>
          <span className="whitespace-pre-line">{site.address}</span>
          {sample('address')}
        </Way>
      )}
      {site.officeHours.length > 0 && (
        <Way icon="clock" title={texts.hours}>
          <dl>
            {site.officeHours.map(({ days, hours }) => (
              <div key={days} className="grid grid-cols-[5.5rem_1fr] tabular-nums lining-nums">
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </Way>
      )}
    </ul>
  )
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="grid content-start justify-items-start gap-[0.35rem] py-5 max-sm:not-first:border-t max-sm:not-first:border-rule">
      <h2 className="flex items-center gap-2 text-sm tracking-normal text-quiet font-sans font-stretch-normal">
        <Icon name={icon} /> {title}
      </h2>
      {children}
    </li>
  )
}
