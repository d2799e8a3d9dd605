import { render } from '@react-email/components'
import { expect, it } from 'vitest'
import { TeamNotice } from './enquiry-mails'

it('keeps the lines of a message in the text part', async () => {
  const office = { brand: 'Brand', phone: '', lines: [] }
  const enquiry = { id: '1', lines: [{ label: 'Message', value: 'Rank 12345\nOBC\n\nWhich college?' }] }
  const body = <TeamNotice office={office} enquiry={enquiry} isSuspected={false} sentAt={new Date()} />
  expect(await render(body, { plainText: true })).toContain('Message: Rank 12345\nOBC\n\nWhich college?')
})
