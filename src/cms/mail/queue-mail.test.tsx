import { render } from '@react-email/components'
import { expect, it } from 'vitest'
import { MailParagraphs } from './queue-mail'

it('keeps lines and paragraphs of user text and escapes markup', async () => {
  const body = <MailParagraphs text={'\nDear <Asha> & all,\n\nbring:\n- your degree\n\n\nThank you\n'} />
  expect(await render(body, { plainText: true })).toBe('Dear <Asha> & all,\n\nbring:\n- your degree\n\nThank you')
  const html = await render(body)
  expect(html).toContain('Dear &lt;Asha&gt; &amp; all,')
  expect(html).toMatch(/bring:.*<br\/>.*- your degree/s)
})
