import type { ReactNode } from 'react'
import { type SiteSettingsView, telephoneLink } from '@/components/layout/site-view'
import { Icon, type IconName } from '@/components/ui/icon'
import { pageTexts } from '../texts'
import { whatsappLink } from '../whatsapp-link'

const { contact: texts } = pageTexts

/** Phone, e-mail, address and office hours, each only when the settings name it. */
export function ContactWays({ site }: { site: SiteSettingsView }) {
  const whatsapp = whatsappLink(site.whatsapp ?? site.phone)
  return (
    <ul className="ways" aria-label={texts.waysLabel}>
      {site.phone && (
        <Way icon="phone" title={texts.phone}>
          <a href={telephoneLink(site.phone)}>{site.phone}</a>
          {whatsapp && (
            <a href={whatsapp} target="_blank" rel="noopener noreferrer">
              {texts.whatsappLink} <span className="sr">{texts.opensElsewhere}</span>
            </a>
          )}
        </Way>
      )}
      {site.email && (
        <Way icon="mail" title={texts.email}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Way>
      )}
      {site.address && (
        <Way icon="place" title={texts.address}>
          <span className="lines">{site.address}</span>
        </Way>
      )}
      {site.officeHours.length > 0 && (
        <Way icon="clock" title={texts.hours}>
          <dl className="hours-list">
            {site.officeHours.map(({ days, hours }) => (
              <div key={days}>
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
    <li>
      <h2>
        <Icon name={icon} /> {title}
      </h2>
      {children}
    </li>
  )
}
