import { Done } from '@/components/ui/messages/notice'
import type { FormLabels } from './field-lists'

interface EnquirySentProps {
  messages: Pick<FormLabels, 'success' | 'after'>
  /** When to expect an answer. */
  promise: string
  /** Without the next steps. */
  brief?: boolean
}

/** Replaces a sent form: confirms it, says when to expect an answer, and lists the next steps. */
export function EnquirySent({ messages: { success, after }, promise, brief }: EnquirySentProps) {
  return (
    <div className="grid gap-4" data-sent>
      <Done title={success.title}>
        {success.text && <p>{success.text}</p>}
        <p>{promise}</p>
      </Done>
      {!brief && (
        <>
          <h3 className="text-h4">{after.title}</h3>
          <ol className="grid list-decimal gap-2 ps-5">
            {after.steps.map((step) => (
              <li key={step} className="max-w-measure">
                {step}
              </li>
            ))}
          </ol>
          {after.call && (
            <p>
              {after.call.text} <a href={after.call.href}>{after.call.phone}</a>
            </p>
          )}
        </>
      )}
    </div>
  )
}
