'use client'
import { useState } from 'react'
import { DeskDialog } from '@/cms/admin/desk/dialogs'
import { PersonLinks, type Way } from '@/cms/admin/desk/person-links'
import { StudioButton, studioButton } from '@/cms/admin/desk/styles'
import type { ContactOutcome } from '../../schema'
import { ContactForm } from './contact-form'
import { contactMessages as messages } from './contact-messages'

interface ContactWaysProps {
  /** The enquiry. */
  id: string
  name: string
  phone: string | null
  /** Where a reply is written. */
  replyHref: string
  /** Buttons on a screen of one enquiry, links in a row of many. */
  look: 'buttons' | 'links'
}

type Asked = Exclude<Way, 'mail'>

const OUTCOMES: Record<Asked, readonly ContactOutcome[]> = {
  call: ['spoke', 'no-answer', 'call-back'],
  whatsapp: ['whatsapp'],
}

const buttonOf = (way: Way) => studioButton({ kind: way === 'call' ? 'act' : 'plain' })

/** Call, mail and WhatsApp, each one click; what came of a call or a message is asked, never taken for granted. */
export function ContactWays({ id, name, phone, replyHref, look }: ContactWaysProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <PersonLinks
        name={name}
        phone={phone}
        mailHref={replyHref}
        className="flex flex-wrap items-center gap-x-4 gap-y-1"
        lookOf={look === 'buttons' ? buttonOf : undefined}
        onWay={setAsked}
      />
      {asked ? (
        <DeskDialog title={messages.questions[asked](name)} onClose={close}>
          <ContactForm
            id={id}
            outcomes={OUTCOMES[asked]}
            onRecorded={close}
            beside={
              <StudioButton kind="plain" onClick={close}>
                {messages.cancel}
              </StudioButton>
            }
          />
        </DeskDialog>
      ) : null}
    </>
  )
}
