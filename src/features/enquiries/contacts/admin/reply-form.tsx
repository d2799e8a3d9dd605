'use client'
import { useRef } from 'react'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { Options } from '@/cms/admin/desk/options'
import { actionRow, StudioButton } from '@/cms/admin/desk/styles'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { DeskForm } from '@/cms/admin/unsaved/desk-form'
import { contactMessages } from '../../admin/desk/desk-messages'

const messages = contactMessages.reply

interface ReplyFormProps {
  id: string
  email: string
  subject: string
  greeting: string
  /** With their placeholders filled in. */
  templates: readonly Record<'name' | 'subject' | 'text', string>[]
  /** How many replies this screen shows. */
  seen: number
}

/** Sets a field's value as if typed, so that the form notices. */
function write(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The form for a reply by mail, sent exactly as typed. */
export function ReplyForm({ id, email, subject, greeting, templates, seen }: ReplyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const chosen = useRef<HTMLSelectElement>(null)
  const { send, errors, isBusy } = useDeskCalls()

  const reply = (data: FormData) => {
    const body = { subject: data.get('subject'), text: data.get('text'), seen }
    return send([messages.sent, messages.notSent], 'POST', `/api/enquiries/${id}/reply`, body)
  }

  // A template is appended to text that was already typed.
  function insert() {
    const template = templates[Number(chosen.current?.value || -1)]
    if (!form.current || !template) return
    const typed = String(new FormData(form.current).get('text') ?? '')
    const isUntouched = typed.trim() === '' || typed.trim() === greeting.trim()
    write(form.current, 'text', isUntouched ? template.text : `${typed.trimEnd()}\n\n${template.text}`)
    if (isUntouched) write(form.current, 'subject', template.subject)
  }

  return (
    <section id="reply" aria-labelledby="reply-title">
      <h3 id="reply-title">{messages.title}</h3>
      <p className="text-quiet wrap-anywhere">{messages.to(email)}</p>
      {templates.length > 0 ? (
        <p className={actionRow}>
          <select ref={chosen} aria-label={messages.template} defaultValue="">
            <option value="">{messages.noTemplate}</option>
            <Options of={templates.map(({ name }, value) => ({ value, label: name }))} />
          </select>
          <StudioButton kind="plain" size="small" onClick={insert}>
            {messages.insert}
          </StudioButton>
        </p>
      ) : null}
      <DeskForm onSave={reply} isEmptiedBySaving formRef={form}>
        <DeskField name="subject" label={messages.subject} error={errors.subject} initial={subject} />
        <DeskField
          name="text"
          label={messages.text}
          hint={messages.hint}
          error={errors.text}
          initial={greeting}
          rows={10}
        />
        <StudioButton className="justify-self-start" type="submit" disabled={isBusy}>
          {messages.send}
        </StudioButton>
      </DeskForm>
    </section>
  )
}
