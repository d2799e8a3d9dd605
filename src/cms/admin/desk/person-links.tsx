import { studioMessages } from '../messages'
import { linkButton } from './styles'

const texts = studioMessages.person

interface PersonLinksProps {
  name: string
  email: string
  phone: string | null
}

/** Call, mail and WhatsApp to a person of a row, with the programs of whoever clicks. */
export function PersonLinks({ name, email, phone }: PersonLinksProps) {
  const digits = phone?.replace(/\D/g, '') ?? ''
  return (
    <span className="flex flex-wrap gap-x-4">
      {phone ? (
        <a
          className={linkButton()}
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          aria-label={texts.to(texts.call, name)}
        >
          {texts.call}
        </a>
      ) : null}
      <a className={linkButton()} href={`mailto:${email}`} aria-label={texts.to(texts.mail, name)}>
        {texts.mail}
      </a>
      {digits ? (
        <a
          className={linkButton()}
          href={`https://wa.me/${digits}`}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.to(texts.whatsapp, name)}
        >
          {texts.whatsapp}
        </a>
      ) : null}
    </span>
  )
}
