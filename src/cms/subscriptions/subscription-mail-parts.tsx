import { Link, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import type { SubscriptionLinks } from './subscription-mail'

export const LINK = { color: '#005a49' }
export const SMALL = { fontSize: 15, lineHeight: '22px', color: '#4b5a54', margin: '8px 0' }
const ENTRY = { fontSize: 16, lineHeight: '24px', margin: 0, padding: '14px 0', borderTop: '1px solid #d9dfd8' }

/** One thing that a mail tells of: its name, which leads to its page, and below it a line for each fact that there is. */
export function MailEntry({ name, href, lines }: { name: string; href: string; lines: readonly ReactNode[] }) {
  return (
    <Text style={ENTRY}>
      <Link href={href} style={{ ...LINK, fontSize: 19, lineHeight: '26px', fontWeight: 600 }}>
        {name}
      </Link>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a mail never move
        <Fragment key={place}>
          <br />
          {line}
        </Fragment>
      ))}
    </Text>
  )
}

/** How to change what is sent, and how to end it. */
export function MailEnd({ links, messages }: { links: SubscriptionLinks; messages: { change: string; end: string } }) {
  return (
    <Text style={SMALL}>
      <Link href={links.manage} style={LINK}>
        {messages.change}
      </Link>
      {' · '}
      <Link href={links.stop} style={LINK}>
        {messages.end}
      </Link>
    </Text>
  )
}
