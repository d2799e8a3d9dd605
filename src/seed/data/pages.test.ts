import { expect, it } from 'vitest'
import { accountTexts } from '@/features/accounts/texts'
import { applyTexts } from '@/features/jobs/applications/apply-texts'
import { privacySections } from './pages'

it('the privacy policy, the profile and the form that sends a CV say the same of who reads it', () => {
  const readers = /Only you and .*/.exec(applyTexts('en').resumeHint)?.[0] ?? 'nothing'
  expect(accountTexts('en').profile.resumeLead).toContain(readers)
  expect(JSON.stringify(privacySections)).toContain(readers)
})
