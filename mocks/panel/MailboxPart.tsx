import { db } from '../db/db'
import { CopyButton } from './CopyButton'

const shown = 20

/** Mails sent by the server: links to follow and codes to copy. */
export function MailboxPart() {
  const mails = [...db.mails].sort((one, other) => other.sentAt.localeCompare(one.sentAt)).slice(0, shown)
  if (mails.length === 0) return <p>Nothing was mailed yet.</p>
  return (
    <ul className="mock-panel-list">
      {mails.map(({ mailId, to, subject, text, href, code, sentAt }) => (
        <li key={mailId}>
          <b>{subject}</b> to {to}, {new Date(sentAt).toLocaleString('en-SG')}
          <br />
          {text} {href && <a href={href}>Follow the link</a>}
          {code && (
            <>
              <code>{code}</code> <CopyButton label={`Copy ${code}`} text={code} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
