import { describe, expect, it } from 'vitest'
import { grouped } from '@/lib/text/format'
import { COVER_NOTE_LENGTH } from '../schema'
import { applyFieldMessages } from './apply-messages.en'
import { applicationSchema } from './apply-schema'

const job = '0195a3a0-0000-7000-8000-000000000000'
const file = new File(['%PDF-'], 'cv.pdf')
const problemOf = (entry: object) => {
  const { error } = applicationSchema.safeParse({ job, ...entry })
  return error?.issues.map(({ path, message }) => [path[0], message])
}

describe('applicationSchema', () => {
  it('takes a note of as many characters as the sentence allows', () => {
    expect(problemOf({ coverNote: 'n'.repeat(COVER_NOTE_LENGTH) })).toBeUndefined()
    expect(problemOf({ coverNote: 'n'.repeat(COVER_NOTE_LENGTH + 1) })).toEqual([['coverNote', 'note-too-long']])
    expect(applyFieldMessages['note-too-long']).toContain(`at most ${grouped('en', COVER_NOTE_LENGTH)} characters`)
  })

  it('takes an empty file field for none, and a box that is not ticked for no', () => {
    const parsed = applicationSchema.parse({ job, resume: new File([], '') })
    expect(parsed).toMatchObject({ resume: undefined, keepResume: false, coverNote: '' })
  })

  it('does not take a chosen file without content for none', () => {
    const { resume } = applicationSchema.parse({ job, resume: new File([], 'cv.pdf') })
    expect(resume?.name).toBe('cv.pdf')
  })

  it.each(['', 'blob', 'undefined'])('takes a file called %j that holds nothing for none', (name) => {
    expect(applicationSchema.parse({ job, resume: new File([], name) }).resume).toBeUndefined()
  })

  it('lets a chosen file go before a kept CV, for without script both can be chosen', () => {
    expect(problemOf({ resume: file, resumeChoice: 'profile' })).toBeUndefined()
  })

  it('asks again where the file and the choice contradict each other', () => {
    expect(problemOf({ resume: file, resumeChoice: 'none' })).toEqual([['resume', 'resume-or-none']])
    expect(problemOf({ resumeChoice: 'new' })).toEqual([['resume', 'resume-missing']])
    expect(problemOf({ resumeWasChosen: 'on' })).toEqual([['resume', 'resume-missing']])
    expect(problemOf({ resumeWasChosen: 'on', resumeChoice: 'none' })).toBeUndefined()
    expect(problemOf({ resumeWasChosen: 'on', resume: file })).toBeUndefined()
    expect(problemOf({ resumeChoice: 'somebody' })).toEqual([['resumeChoice', 'resume-missing']])
  })
})
