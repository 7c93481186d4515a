import BootstrapModalManager from 'react-bootstrap/BootstrapModalManager'

type Dialog = BootstrapModalManager['modals'][number]

/** The bank's page of a payment: Stripe appends it to the body, beside the app and its dialogs. */
const isForeignFrame = (element: Element | null) =>
  element instanceof HTMLIFrameElement && element.closest('#root, .modal') === null

/**
 * The open dialogs. While the bank's frame lies above them and has the focus, none of them counts as the top one: the
 * dialog below neither pulls the focus back nor closes on Escape, so that a payer can confirm with the bank by
 * keyboard.
 */
class DialogStack extends BootstrapModalManager {
  override isTopModal(dialog: Dialog): boolean {
    return !isForeignFrame(document.activeElement) && super.isTopModal(dialog)
  }
}

/** All dialogs of the app share it. */
export const dialogStack = new DialogStack()
