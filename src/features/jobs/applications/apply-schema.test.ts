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
  it('accepts a note of the maximum length', () => {
    expect(problemOf({ coverNote: 'n'.repeat(COVER_NOTE_LENGTH) })).toBeUndefined()
    expect(problemOf({ coverNote: 'n'.repeat(COVER_NOTE_LENGTH + 1) })).toEqual([['coverNote', 'note-too-long']])
    expect(applyFieldMessages['note-too-long']).toContain(`at most ${grouped('en', COVER_NOTE_LENGTH)} characters`)
  })

  it('treats an empty file field as none and an unticked box as false', () => {
    const parsed = applicationSchema.parse({ job, resume: new File([], '') })
    expect(parsed).toMatchObject({ resume: undefined, keepResume: false, coverNote: '' })
  })

  it('does not treat a chosen empty file as none', () => {
    const { resume } = applicationSchema.parse({ job, resume: new File([], 'cv.pdf') })
    expect(resume?.name).toBe('cv.pdf')
  })

  it.each(['', 'blob', 'undefined'])('treats an empty file named %j as none', (name) => {
    expect(applicationSchema.parse({ job, resume: new File([], name) }).resume).toBeUndefined()
  })

  it('prefers a chosen file over a saved CV', () => {
    expect(problemOf({ resume: file, resumeChoice: 'profile' })).toBeUndefined()
  })

  it('rejects a choice that contradicts the file', () => {
    expect(problemOf({ resume: file, resumeChoice: 'none' })).toEqual([['resume', 'resume-or-none']])
    expect(problemOf({ resumeChoice: 'new' })).toEqual([['resume', 'resume-missing']])
    expect(problemOf({ resumeWasChosen: 'on' })).toEqual([['resume', 'resume-missing']])
    expect(problemOf({ resumeWasChosen: 'on', resumeChoice: 'none' })).toBeUndefined()
    expect(problemOf({ resumeWasChosen: 'on', resume: file })).toBeUndefined()
    expect(problemOf({ resumeChoice: 'somebody' })).toEqual([['resumeChoice', 'resume-missing']])
  })
})
