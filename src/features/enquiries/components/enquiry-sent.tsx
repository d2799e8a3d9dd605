import { Notice } from '@/components/ui/messages/notice'
import type { FormLabels } from './field-lists'

interface EnquirySentProps {
  messages: Pick<FormLabels, 'success' | 'after'>
  /** When the answer comes, as it was promised to who sent it. */
  promise: string
  /** Only that it has arrived, and when the answer comes. */
  brief?: boolean
}

/** What stands in the place of a form that was taken: that it has arrived, when the answer comes, and what happens next. */
export function EnquirySent({ messages: { success, after }, promise, brief }: EnquirySentProps) {
  return (
    <div className="grid gap-4" data-sent>
      <Notice kind="good" live>
        <p>
          <strong>{success.title}</strong>
        </p>
        {success.text && <p>{success.text}</p>}
        <p>{promise}</p>
      </Notice>
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
