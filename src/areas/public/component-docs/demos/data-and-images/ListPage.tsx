import { Demo as QueryTableDemo } from './QueryTable'

/** ListPage has a page heading of its own, so its list is shown without it: the other props are those of QueryTable. */
export const Demo = () => <QueryTableDemo />
