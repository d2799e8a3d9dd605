import { render } from '@react-email/components'
import { expect, it } from 'vitest'
import { MailParagraphs, PlainMail, writeMail } from './queue-mail'

it('keeps lines and paragraphs of user text and escapes markup', async () => {
  const body = <MailParagraphs text={'\nDear <Asha> & all,\n\nbring:\n- your degree\n\n\nThank you\n'} />
  expect(await render(body, { plainText: true })).toBe('Dear <Asha> & all,\n\nbring:\n- your degree\n\nThank you')
  const html = await render(body)
  expect(html).toContain('Dear &lt;Asha&gt; &amp; all,')
  expect(html).toMatch(/bring:.*<br\/>.*- your degree/s)
})

it('writes the lines of a typed paragraph and a title of mixed case in the text part as they were typed', async () => {
  const paragraphs = ['Cover note:', 'Dear Sir,\r\n\r\nI can come\r\non Monday.', null]
  const body = <PlainMail language="en" brand="Brand" heading="Your vacancy MBBS mentor" paragraphs={paragraphs} />
  const { text } = await writeMail({ to: 'a@example.org', subject: 'A mail', body })
  expect(text).toContain('Your vacancy MBBS mentor')
  expect(text).toContain('Cover note:\n\nDear Sir,\n\nI can come\non Monday.')
})
