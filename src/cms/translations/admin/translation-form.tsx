'use client'
import { toWords } from 'payload/shared'
import { useMemo, useRef } from 'react'
import { actionRow, mark, StudioButton, underName } from '../../admin/desk/styles'
import { callStudio, useDeskCalls } from '../../admin/desk/use-desk'
import { DeskForm } from '../../admin/unsaved/desk-form'
import { translationMessages as messages, type TextState } from '../messages'

interface ShownText {
  field: string
  text: string
  hindi: string
  state: TextState
}

const CHARACTERS_IN_A_ROW = 50
const rowsFor = (text: string) => Math.min(12, Math.max(2, Math.ceil(text.length / CHARACTERS_IN_A_ROW)))

/** The later of two ISO dates or nulls. */
const newer = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other)

const TONES = { missing: 'bad', outdated: 'warn', draft: 'warn', machine: 'quiet', reviewed: 'good' } as const

/** "Faq 2 Answer" of `faq.2.answer`. */
const nameOfField = (field: string): string =>
  field
    .split('.')
    .map((part) => toWords(part))
    .join(' ')

/** Every text of a record beside its English; the buttons are sticky. */
export function TranslationForm(props: {
  record: string
  path: string
  seen: string | null
  texts: readonly ShownText[]
}) {
  const { record, path, seen, texts } = props
  const { run, isBusy } = useDeskCalls()
  const as = useRef('draft')
  // A second save before the refresh has seen the first one's.
  const ownSave = useRef<string | null>(null)
  const values = useMemo(() => Object.fromEntries(texts.map(({ field, hindi }) => [field, hindi])), [texts])
  const save = (form: FormData) =>
    run(
      async () => {
        const result = await callStudio<{ seen: string | null }>('POST', path, {
          record,
          as: as.current,
          seen: newer(seen, ownSave.current),
          texts: Object.fromEntries(texts.map(({ field }) => [field, String(form.get(field) ?? '')])),
        })
        if (result.ok) ownSave.current = result.data.seen
        return result
      },
      messages.saved,
      messages.notSaved,
    )
  const button = (kind: 'draft' | 'publish' | 'review', label: string) => (
    <StudioButton
      kind={kind === 'publish' ? 'act' : 'plain'}
      type="submit"
      disabled={isBusy}
      onClick={() => {
        as.current = kind
      }}
    >
      {label}
    </StudioButton>
  )
  return (
    <DeskForm values={values} onSave={save} isWide>
      {texts.map(({ field, text, hindi, state }) => (
        <div key={field} className="grid grid-cols-1 gap-x-6 gap-y-2 border-t border-rule pt-3 md:grid-cols-2">
          <div>
            <span className={underName}>
              {nameOfField(field)}
              <span className={mark(TONES[state])}>{messages.states[state]}</span>
            </span>
            <p className="m-0 whitespace-pre-line" id={`english-${field}`}>
              {text}
            </p>
          </div>
          <textarea
            name={field}
            lang="hi"
            rows={rowsFor(text)}
            defaultValue={hindi}
            aria-label={`${messages.hindi}: ${nameOfField(field)}`}
            aria-describedby={`english-${field}`}
          />
        </div>
      ))}
      <p className={`${actionRow} sticky bottom-0 m-0 max-w-none bg-raised py-3`}>
        {button('draft', messages.saveDraft)}
        {button('publish', messages.publish)}
        {button('review', messages.review)}
        <span className="text-note text-quiet">{messages.reviewHint}</span>
      </p>
    </DeskForm>
  )
}
