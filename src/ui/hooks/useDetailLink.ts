import { useLocation } from 'react-router-dom'

/**
 * Links that open one record of a list in its view: search, filters and page stay in the URL.
 * @param name the search param that names the record
 */
export function useDetailLink(name: string): (id: string) => string {
  const { search } = useLocation()
  return (id) => {
    const params = new URLSearchParams(search)
    params.set(name, id)
    return `?${params}`
  }
}
