import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Text } from '@react-email/components'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { env } from '@/lib/env'
import type { Language } from '@/lib/language'

const ink = '#12231e'
const teal = '#00594c'

interface MailLayoutProps {
  language: Language
  brand: string
  /** The line that mail programs show beside the subject. */
  preview: string
  /** None where the text speaks for itself. */
  heading?: string
  children: ReactNode
  /** The one thing to do next. */
  action?: { label: string; href: string }
}

/** The frame of every mail: brand, heading, text, at most one button, and where it comes from. */
export const MailLayout = ({ language, brand, preview, heading, children, action }: MailLayoutProps) => (
  <Html lang={language}>
    <Head />
    <Preview>{preview}</Preview>
    <Body style={{ backgroundColor: '#f6f8f4', color: ink, fontFamily: 'system-ui, sans-serif', margin: 0 }}>
      <Container style={{ backgroundColor: '#ffffff', margin: '24px auto', maxWidth: 560, padding: '28px 32px' }}>
        <Text style={{ color: teal, fontWeight: 600, margin: 0 }}>{brand}</Text>
        {heading ? (
          <Heading as="h1" style={{ fontSize: 22, lineHeight: '28px', margin: '12px 0 16px' }}>
            {heading}
          </Heading>
        ) : null}
        {children}
        {action ? (
          <Button
            href={action.href}
            style={{
              backgroundColor: teal,
              borderRadius: 6,
              color: '#ffffff',
              fontWeight: 600,
              padding: '12px 20px',
            }}
          >
            {action.label}
          </Button>
        ) : null}
        <Hr style={{ borderColor: '#dfe6dd', margin: '28px 0 12px' }} />
        <Text style={{ color: '#4a5a53', fontSize: 13, margin: 0 }}>
          {brand} · {env.SITE_URL.replace(/^https?:\/\//, '')}
        </Text>
      </Container>
    </Body>
  </Html>
)

/** A paragraph of a mail. */
export const MailText = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 16px' }}>{children}</Text>
)

/** A mail of paragraphs alone; the first is its preview unless said, and what is not said leaves none. */
export const PlainMail = ({
  paragraphs,
  preview = paragraphs[0] || '',
  ...frame
}: Omit<MailLayoutProps, 'preview' | 'children'> & {
  preview?: string
  paragraphs: readonly (string | false | null | undefined)[]
}) => (
  <MailLayout {...frame} preview={preview}>
    {paragraphs.map((paragraph, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one mail never change places
      paragraph ? <MailText key={place}>{paragraph}</MailText> : null,
    )}
  </MailLayout>
)

/** Lines stay lines, in the plain text of the mail as well. */
function withBreaks(paragraph: string): ReactNode {
  const [first = '', ...others] = paragraph.split('\n')
  return others.reduce<ReactNode>(
    (above, line) => (
      <>
        {above}
        <br />
        {line}
      </>
    ),
    first,
  )
}

/** A text as somebody typed it: blank lines part its paragraphs. */
export const MailParagraphs = ({ text }: { text: string }): ReactNode =>
  text
    .trim()
    .split(/\n\s*\n/)
    .reduce<ReactNode>(
      (above, paragraph) => (
        <>
          {above}
          <MailText>{withBreaks(paragraph)}</MailText>
        </>
      ),
      null,
    )

/** The brand as the site settings name it. */
export async function brandOf(req: PayloadRequest): Promise<string> {
  // Full authority: the settings are public, and tasks have no user.
  const { brand } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  return brand
}
