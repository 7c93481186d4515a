import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '@/store/session/session'
import { act, bodiesOf, db, fail, renderWithoutNotices, required, screen, signInAs, waitFor, within } from '@tests/page'

const region = (name: string) => screen.findByRole('region', { name })

describe('the profile picture', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const picture = (width: number, height: number) => ({ width, height, close: vi.fn() })
  const drawn = vi.fn()

  beforeEach(() => {
    drawn.mockClear()
    const context = { fillRect: () => undefined, drawImage: drawn }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,/9j/4AAQ')
  })

  const choose = async (bytes: Uint8Array<ArrayBuffer>, size = { width: 800, height: 400 }) => {
    // Safari 16 knows only these names of orientations.
    vi.stubGlobal('createImageBitmap', async (_file: Blob, { imageOrientation = 'none' }: ImageBitmapOptions = {}) => {
      if (!/^(none|flipY)$/.test(imageOrientation)) throw new TypeError(`Unknown orientation: ${imageOrientation}`)
      return picture(size.width, size.height)
    })
    // The browser lays it out in a box of half its size.
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(size.width)
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(size.height)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, size.width / 2, size.height / 2),
    )
    const shown = await renderWithoutNotices('/account/profile', { as: 'member' })
    const card = within(await region('Profile picture'))
    await shown.user.upload(card.getByLabelText('Picture file'), new File([bytes], 'me.jpg', { type: 'image/jpeg' }))
    return { ...shown, card }
  }

  it('is cropped with the keyboard and sent as a small JPEG', async () => {
    const { user } = await choose(jpeg)
    const dialog = within(await screen.findByRole('dialog'))
    act(() => dialog.getByRole('application').focus())
    // 12 pixels on the screen, which shows the picture at half its size: the part to its left comes into view.
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(dialog.getByLabelText('Left to right')).toHaveValue('0.38')
    await user.keyboard('++')
    expect(dialog.getByLabelText('Zoom')).toHaveValue('1.5')
    await user.keyboard('--')
    await user.click(dialog.getByRole('button', { name: 'Save picture' }))
    expect(drawn.mock.lastCall?.slice(1, 5)).toEqual([152, 0, 400, 400])
    await waitFor(() =>
      expect(bodiesOf('updateProfileImage')).toEqual([{ profileImage: 'data:image/jpeg;base64,/9j/4AAQ' }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it.each([
    ['<script>alert(1)</script>', 'Please choose a JPEG, PNG or WebP picture.'],
    ['\0\0\0\x18ftypheic', 'This is a HEIC picture. Please save it as a JPEG, and choose that.'],
    ['', 'This file is empty. Please choose another one.'],
  ])('must be an image by its content, not by its name: %j', async (content, why) => {
    const { card } = await choose(new TextEncoder().encode(content))
    expect(await card.findByText(why)).toBeVisible()
  })

  it('may have 10 MB, as sizes of files are counted', async () => {
    const { card } = await choose(new Uint8Array(10_000_001))
    expect(await card.findByText('This picture is too large. Please choose one of at most 10 MB.')).toBeVisible()
  })

  it('must have enough pixels', async () => {
    const { card } = await choose(jpeg, { width: 100, height: 900 })
    expect(await card.findByText('This picture is too small. Both sides should be at least 128 pixels.')).toBeVisible()
  })

  it('if the session ends meanwhile, can still be saved by the same user after signing in, and by nobody else', async () => {
    fail('updateProfileImage', '401x1')
    const { user, store, router } = await choose(jpeg)
    const save = async () =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save picture' }))
    const signInTo = async (as: 'member' | 'premium') => {
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
      await store.dispatch(signIn(required(signInAs(as))))
      if (as !== 'member') await act(() => router.navigate('/account/profile'))
      await region('Profile picture')
    }
    await save()
    await signInTo('member')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(bodiesOf('updateProfileImage')).toHaveLength(2)

    await user.upload(screen.getByLabelText('Picture file'), new File([jpeg], 'me.jpg', { type: 'image/jpeg' }))
    fail('updateProfileImage', '401x1')
    await save()
    for (const connection of db.connections) Object.assign(connection, { invitationSeen: true })
    await signInTo('premium')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays in its dialog if the server rejects it', async () => {
    fail('updateProfileImage', '422=This picture is too large')
    const { user } = await choose(jpeg)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Save picture' }))
    expect(await dialog.findByText('This picture is too large')).toBeVisible()
  })
})
