import { describe, expect, it } from 'vitest'
import type { Enquiry } from '@/payload-types'
import { sentCopy } from './enquiry-summary'

const enquiry = { name: 'Asha', phone: '+919876543210', subject: 'support' } as Enquiry

describe('the sender’s copy', () => {
  it('contains the submitted fields only', () => {
    expect(
      sentCopy(
        'en',
        { ...enquiry, message: 'A seat?\nFor my son.' },
        { college: 'Patna Medical College', isTheirs: true },
      ),
    ).toEqual([
      { label: 'Full name', value: 'Asha' },
      { label: 'Phone', value: '+919876543210' },
      { label: 'Subject', value: 'Support' },
      { label: 'College', value: 'Patna Medical College' },
      { label: 'Message', value: 'A seat?\nFor my son.' },
    ])
  })

  it('contains no typed text for an unverified mailbox', () => {
    const typed = { ...enquiry, message: 'Win at evil.com', category: 'evil.com', course: 'evil.com', neetScore: 650 }
    expect(sentCopy('en', typed as Enquiry, { college: 'Patna Medical College', isTheirs: false })).toEqual([
      { label: 'Subject', value: 'Support' },
      { label: expect.stringContaining('NEET'), value: '650' },
      { label: 'College', value: 'Patna Medical College' },
    ])
  })
})
