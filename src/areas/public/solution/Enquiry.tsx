import { useState } from 'react'
import { ChatDots } from 'react-bootstrap-icons'
import type { Solution } from '@/contract/content'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'

const EnquiryForm = lazyPart(() => import('./EnquiryForm'), 'EnquiryForm')

/** Opens the form for questions before buying: few need it, so it takes no room on the page. */
export function Enquiry({ solution }: { solution: Solution }) {
  const [open, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <section className="product-enquiry" aria-labelledby="enquiry">
      <h2 id="enquiry" className="h5">
        Questions before you decide?
      </h2>
      {sentTo && <Alert kind="success">Thanks for your enquiry. We’ll reply to {sentTo}.</Alert>}
      <Button variant="outline-primary" icon={<ChatDots aria-hidden />} onClick={() => setOpen(true)}>
        Ask a question
      </Button>
      {open && (
        <EnquiryForm
          solution={solution}
          onClose={() => setOpen(false)}
          onSent={(email) => {
            setSentTo(email)
            setOpen(false)
          }}
        />
      )}
    </section>
  )
}
