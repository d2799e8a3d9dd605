import { studioMessages } from '../messages'
import { linkButton } from './styles'

const messages = studioMessages.person

export type ContactChannel = 'call' | 'mail' | 'whatsapp'

interface PersonLinksProps {
  name: string
  phone: string | null
  mailHref: string
  className?: string
  lookOf?: (channel: ContactChannel) => string | undefined
  /** Called when the call or WhatsApp link is used. */
  onContact?: (channel: Exclude<ContactChannel, 'mail'>) => void
}

/** Links to call, mail or message a person with the user's own programs. */
export function PersonLinks(props: PersonLinksProps) {
  const { name, phone, mailHref, className = 'flex flex-wrap gap-x-4', lookOf = () => linkButton(), onContact } = props
  const digits = phone?.replace(/\D/g, '') ?? ''
  const shared = (channel: ContactChannel) => ({
    className: lookOf(channel),
    'aria-label': messages.to(messages[channel], name),
    children: messages[channel],
  })
  return (
    <span className={className}>
      {phone ? (
        <a
          {...shared('call')}
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          onClick={onContact && (() => onContact('call'))}
        />
      ) : null}
      <a {...shared('mail')} href={mailHref} />
      {digits ? (
        <a
          {...shared('whatsapp')}
          href={`https://wa.me/${digits}`}
          target="_blank"
          rel="noreferrer"
          onClick={onContact && (() => onContact('whatsapp'))}
        />
      ) : null}
    </span>
  )
}
