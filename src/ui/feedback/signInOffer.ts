import { createContext, type ReactNode } from 'react'

/**
 * Sign-in button for queries rejected with 401; provided by the app, which knows the session.
 * Its own file: the app's start provides it, and must not load the illustrations of `ErrorState`.
 */
export const SignInOffer = createContext<ReactNode>(null)
