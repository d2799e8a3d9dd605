import { useState } from 'react'
import { CheckboxInput, ChoiceInput } from '@/components/ui/forms/field'
import { LimitedFileInput } from '@/components/ui/forms/limited-file-input'
import type { ApplicantStanding } from '@/features/jobs/applications/queries'
import { RESUME_BYTES } from '@/features/jobs/schema'
import { type FormState, wasChosen } from '@/lib/errors/action-result'
import { fill } from '@/lib/text/fill'
import type { ApplyMessages } from '../apply-messages'
import type { ResumeChoice } from '../apply-schema'

interface Props {
  messages: ApplyMessages
  /** Undefined if they could not be read. */
  resumes?: ApplicantStanding['resumes']
  state: FormState
}

/** The CV of an application: a kept one, a new file, or none; and whether to keep a new one. */
export function ResumeFields({ messages, resumes, state: { status, values = {}, fieldErrors } }: Props) {
  const choices = choicesOf(messages.resumeChoices, resumes)
  const isKept = status === 'idle' || values.keepResume === 'on'
  const [isRefused, setRefused] = useState(false)
  return (
    <>
      {choices.length > 0 && (
        <ChoiceInput
          id={CHOICE}
          label={messages.resume}
          options={choices}
          defaultValue={values[CHOICE] ?? choices[0]?.[0]}
        />
      )}
      <LimitedFileInput
        id="resume"
        label={choices.length > 0 ? messages.resumeFile : messages.resume}
        hint={messages.resumeHint}
        error={fieldErrors?.resume}
        optional={messages.optional}
        accept="application/pdf,.pdf"
        max={RESUME_BYTES}
        tooLarge={messages.resumeTooLarge}
        again={values[MARK] && messages.resumeAgain}
        onTaken={(input) => {
          chooseAnother(input)
          setRefused(false)
        }}
        onRefused={(input) => {
          chooseAnother(input)
          setRefused(true)
        }}
      />
      {/* A CV was meant to go along: without one, the application is sent only after its sender has read so. */}
      {(isRefused || values[MARK] === 'on') && choices.length === 0 && <input type="hidden" name={MARK} value="on" />}
      <CheckboxInput
        id="keepResume"
        label={resumes?.profile ? fill(messages.keepInstead, { name: resumes.profile }) : messages.keepResume}
        defaultChecked={isKept}
      />
    </>
  )
}

const CHOICE = 'resumeChoice'
const MARK = wasChosen('resume')

/** The kept CVs and the alternatives; empty if none is kept. */
function choicesOf(
  messages: ApplyMessages['resumeChoices'],
  resumes: Props['resumes'],
): (readonly [ResumeChoice, string])[] {
  const { profile, earlier, new: another, none } = messages
  const kept: [ResumeChoice, string][] = []
  if (resumes?.profile) kept.push(['profile', fill(profile, { name: resumes.profile })])
  if (resumes?.earlier) kept.push(['earlier', fill(earlier, { name: resumes.earlier })])
  return kept.length > 0 ? [...kept, ['new', another], ['none', none]] : []
}

/** Choosing a file selects "another file". */
function chooseAnother({ form }: HTMLInputElement) {
  const another = form?.querySelector<HTMLInputElement>(`input[name="${CHOICE}"][value="new"]`)
  if (another) another.checked = true
}
