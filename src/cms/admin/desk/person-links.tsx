import { studioMessages } from '../messages'
import { linkButton } from './styles'

const messages = studioMessages.person

export type Way = 'call' | 'mail' | 'whatsapp'

interface PersonLinksProps {
  name: string
  phone: string | null
  /** Where the mail link leads. */
  mailHref: string
  className?: string
  lookOf?: (way: Way) => string
  /** Called when the call or WhatsApp link is used. */
  onWay?: (way: Exclude<Way, 'mail'>) => void
}

/** Links to call, mail or message a person with the user's own programs. */
export function PersonLinks(props: PersonLinksProps) {
  const { name, phone, mailHref, className = 'flex flex-wrap gap-x-4', lookOf = () => linkButton(), onWay } = props
  const digits = phone?.replace(/\D/g, '') ?? ''
  const shared = (way: Way) => ({
    className: lookOf(way),
    'aria-label': messages.to(messages[way], name),
    children: messages[way],
  })
  return (
    <span className={className}>
      {phone ? (
        <a {...shared('call')} href={`tel:${phone.replace(/[^+\d]/g, '')}`} onClick={onWay && (() => onWay('call'))} />
      ) : null}
      <a {...shared('mail')} href={mailHref} />
      {digits ? (
        <a
          {...shared('whatsapp')}
          href={`https://wa.me/${digits}`}
          target="_blank"
          rel="noreferrer"
          onClick={onWay && (() => onWay('whatsapp'))}
        />
      ) : null}
    </span>
  )
}
