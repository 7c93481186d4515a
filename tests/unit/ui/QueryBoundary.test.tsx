import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'

const show = (of: QueryResult<string[]>, fresh = false) => (
  <QueryBoundary query={of} empty={<p>Nothing yet</p>} discardStale={fresh} errorTitle="Orders could not be loaded">
    {(orders) => <p>{orders.join()}</p>}
  </QueryBoundary>
)

it('keeps the error and the focus while it is read again', () => {
  const failed = { error: { message: 'No answer' }, refetch: vi.fn() }
  const { rerender } = render(show({ ...failed, isError: true }))
  screen.getByRole('button', { name: 'Try again' }).focus()
  rerender(show({ ...failed, isFetching: true }))
  expect(screen.getByRole('alert')).toHaveTextContent('No answer')
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true')
})

it('shows a skeleton, not an error that was never shown here: of an earlier visit, or no failure to its page', () => {
  const { rerender } = render(show({ error: { message: 'No answer' }, isFetching: true }))
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  rerender(show({ error: { message: 'No answer' }, isError: true }))
  expect(screen.getByRole('alert')).toHaveTextContent('No answer')
})

it('keeps stale data while refetching, and next to an error', () => {
  const { rerender } = render(show({ data: ['old'], currentData: undefined, isFetching: true }))
  expect(screen.getByText('old')).toBeVisible()
  rerender(show({ data: ['old'], currentData: ['old'], isError: true, error: { message: 'No answer' } }))
  expect(screen.getByText('old')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('No answer')
})

it('never shows data of another query: an error of the current query hides the previous data', () => {
  const { rerender } = render(show({ data: ['of Ada'], currentData: undefined, isError: true, error: 'No answer' }))
  expect(screen.queryByText('of Ada')).not.toBeInTheDocument()
  rerender(show({ data: ['of Ada'], currentData: undefined, isFetching: true }, true))
  expect(screen.queryByText('of Ada')).not.toBeInTheDocument()
})
