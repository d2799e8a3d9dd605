'use client'
import { useState } from 'react'
import { DeskField } from '../admin/desk/desk-field'
import { ConfirmDialog, DeskDialog } from '../admin/desk/dialogs'
import { actionRow, LinkButton, mark, StudioButton } from '../admin/desk/styles'
import { useDeskCalls } from '../admin/desk/use-desk'
import { DeskForm } from '../admin/unsaved/desk-form'
import { viewMessages as messages } from './messages'

interface ShownView {
  id: string
  name: string
  href: string
  /** Whether it is the current one. */
  isOpen: boolean
  isShared: boolean
  mayDelete: boolean
}

/** Opens, saves and deletes the saved views of a desk. */
export function DeskViewList({ desk, query, views }: { desk: string; query: string; views: readonly ShownView[] }) {
  const { send, errors, isBusy } = useDeskCalls()
  const [isSaving, setSaving] = useState(false)
  const [leaving, setLeaving] = useState<ShownView | null>(null)

  async function save(form: FormData): Promise<boolean> {
    const data = { desk, query, name: form.get('name'), isShared: form.get('share') === 'shared' }
    const isSaved = await send([messages.saved, messages.notSaved], 'POST', '/api/desk-views?depth=0', data)
    if (isSaved) setSaving(false)
    return isSaved
  }

  return (
    <nav className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2" aria-label={messages.label}>
      {views.map((view) => (
        <span key={view.id} className="inline-flex items-center gap-1">
          <a
            className="aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
            href={view.href}
            aria-current={view.isOpen ? 'page' : undefined}
          >
            {view.name}
          </a>
          {view.isShared ? <span className={mark()}>{messages.sharedMark}</span> : null}
          {view.isOpen && view.mayDelete ? (
            <LinkButton
              tone="bad"
              aria-label={messages.remove(view.name)}
              disabled={isBusy}
              onClick={() => setLeaving(view)}
            >
              {messages.delete}
            </LinkButton>
          ) : null}
        </span>
      ))}
      {query && !views.some(({ isOpen }) => isOpen) ? (
        <LinkButton onClick={() => setSaving(true)}>{messages.save}</LinkButton>
      ) : null}
      {isSaving ? (
        <DeskDialog title={messages.saveTitle} onClose={() => setSaving(false)}>
          <DeskForm onSave={save}>
            <DeskField name="name" label={messages.name} error={errors.name} />
            <DeskField
              name="share"
              label={messages.share}
              options={[
                { value: 'mine', label: messages.mine },
                { value: 'shared', label: messages.shared },
              ]}
            />
            <p className={actionRow}>
              <StudioButton type="submit" disabled={isBusy}>
                {messages.save}
              </StudioButton>
              <StudioButton kind="plain" onClick={() => setSaving(false)}>
                {messages.cancel}
              </StudioButton>
            </p>
          </DeskForm>
        </DeskDialog>
      ) : null}
      {leaving ? (
        <ConfirmDialog
          question={messages.confirm(leaving.name)}
          note={leaving.isShared ? messages.confirmShared : undefined}
          confirmLabel={messages.delete}
          isDangerous
          onClose={() => setLeaving(null)}
          onYes={() => send([messages.removed, messages.notRemoved], 'DELETE', `/api/desk-views/${leaving.id}`)}
        />
      ) : null}
    </nav>
  )
}
