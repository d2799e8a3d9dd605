import type { PayloadRequest } from 'payload'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { actionRow, emptyState, fieldPair, StudioButton, StudioLink } from '@/cms/admin/desk/styles'
import { momentText } from '@/cms/admin/messages'
import { restErrorMessages } from '@/cms/rest/rest-error-messages'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { isRecordId } from '@/lib/database/record-id'
import { fieldErrorsOf } from '@/lib/errors/action-result'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { User } from '@/payload-types'
import { moveMessages as messages, moveErrorMessages } from '../../admin/messages'
import { applicationMessages } from '../../application-messages'
import { MailPreview } from './mail-preview'
import { bodyOfForm, type MoveFormValues, moveRequestOf, previewSchema } from './move-endpoints'
import { type Meanwhile, planMoves } from './planned-moves'

const stageName = (stage: keyof ReturnType<typeof applicationMessages>['stages']) =>
  applicationMessages(STUDIO_LANGUAGE).stages[stage]

/** The questions before one application moves, with its mail. */
export async function movePage(req: PayloadRequest, user: User, id: string, values: MoveFormValues) {
  const parsed = previewSchema.safeParse(bodyOfForm(id, values))
  const errors = parsed.success
    ? {}
    : fieldErrorsOf(parsed.error, { ...moveErrorMessages, invalid: restErrorMessages['unreadable-request'] })
  if (!isRecordId(id) || 'stage' in errors || 'seen' in errors) return <p className={emptyState}>{messages.none}</p>
  const moveRequest = parsed.success
    ? moveRequestOf(parsed.data)
    : moveRequestOf(previewSchema.parse(bodyOfForm(id, { stage: values.stage, steps: values.steps })))
  const plan = await planMoves(req, user, moveRequest)
  const [happened] = plan.meanwhile
  if (happened) {
    return (
      <AskFirst
        happened={happened}
        onward={`${jobDeskPaths.moveApplication(id)}?${new URLSearchParams({ ...values, steps: String(happened.steps) })}`}
        back={jobDeskPaths.application(id)}
      />
    )
  }
  if (plan.moves.length === 0) return <p className={emptyState}>{messages.none}</p>
  const mails = plan.moves.map(({ id: of, name, mail }) => ({ id: of, name, ...mail }))
  return (
    <form method="post" action={`/api/job-applications/${id}/move-by-form`} className="grid max-w-184 gap-[1.1rem]">
      <h2>{messages.question(1, stageName(moveRequest.stage))}</h2>
      <input type="hidden" name="stage" value={moveRequest.stage} />
      <input type="hidden" name="steps" value={values.steps} />
      <input type="hidden" name="digest" value={plan.digest} />
      {moveRequest.stage === 'interview' ? (
        <div className={fieldPair}>
          <DeskField
            name="interviewAt"
            type="datetime-local"
            label={messages.interviewAt}
            hint={messages.interviewHint}
            initial={values.interviewAt}
            error={errors.interviewAt}
          />
          <DeskField
            name="interviewPlace"
            label={messages.interviewPlace}
            initial={values.interviewPlace}
            error={errors.interviewPlace}
          />
        </div>
      ) : null}
      <DeskField
        name="subject"
        label={messages.subject}
        initial={values.subject ?? plan.mailText.subject}
        error={errors.subject}
      />
      <DeskField
        name="text"
        label={messages.text}
        rows={12}
        initial={values.text ?? plan.mailText.text}
        error={errors.text}
      />
      <p className={actionRow}>
        <StudioButton kind="plain" type="submit" formMethod="get" formAction={jobDeskPaths.moveApplication(id)}>
          {messages.showAgain}
        </StudioButton>
      </p>
      <MailPreview mails={mails} isCurrent />
      <p className={actionRow}>
        <StudioButton type="submit" name="isMailed" value="yes">
          {messages.send(1)}
        </StudioButton>
        <StudioButton kind="plain" type="submit" name="isMailed" value="no">
          {messages.silent}
        </StudioButton>
        <a href={jobDeskPaths.application(id)}>{messages.cancel}</a>
      </p>
    </form>
  )
}

/** What happened since the page was read, with links to continue or go back. */
function AskFirst({ happened, onward, back }: { happened: Meanwhile; onward: string; back: string }) {
  return (
    <>
      <p>{messages.meanwhile}</p>
      <p>{messages.happened({ ...happened, stage: stageName(happened.stage), at: momentText(happened.at) })}</p>
      <p className={actionRow}>
        <StudioLink href={back}>{messages.leave}</StudioLink>
        <StudioLink kind="plain" href={onward}>
          {messages.goOn}
        </StudioLink>
      </p>
    </>
  )
}
