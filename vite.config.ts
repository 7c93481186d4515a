import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { afterBuild } from './src/build/afterBuild.ts'
import { entryName, sharedChunks } from './src/build/chunks.ts'
import { backendProxy } from './mocks/build/backendProxy.ts'
import { componentProps } from './src/areas/public/component-docs/build/componentProps.ts'
import { mockBundle } from './mocks/build/mockBundle.ts'
import { mockWorker } from './mocks/build/mockWorker.ts'
import { startScript } from './src/build/startScript.ts'

const onMocks = (mode: string) => loadEnv(mode, process.cwd(), 'VITE_').VITE_MOCKS === '1'

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    componentProps(),
    startScript(),
    mockBundle(onMocks(mode)),
    mockWorker(onMocks(mode)),
    afterBuild(),
  ],
  server: { proxy: backendProxy(loadEnv(mode, process.cwd(), 'VITE_').VITE_BACKEND_URL) },
  resolve: {
    tsconfigPaths: true,
  },
  // Bootstrap's own partials still use @import; its deprecation warnings are not ours to fix.
  css: {
    preprocessorOptions: {
      scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions'] },
    },
  },
  // All packages that pages load later, so that the dev server never reloads when a page is opened for the first time.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-redux',
      'react-router-dom',
      'react-bootstrap-icons',
      'react-bootstrap/BootstrapModalManager',
      'react-bootstrap/Modal',
      'react-easy-crop',
      'react-toastify/unstyled',
      '@reduxjs/toolkit',
      '@reduxjs/toolkit/query/react',
      'axios',
      'axios-retry',
      'js-cookie',
      'crypto-js/aes',
      'crypto-js/hmac-sha256',
      'crypto-js/sha256',
      'crypto-js/enc-base64url',
      'crypto-js/enc-utf8',
      'crypto-js/lib-typedarrays',
      'formik',
      'yup',
      'moment',
      'papaparse',
      'dompurify',
      'diff',
      'quill/core',
      'quill/formats/align',
      'quill/formats/bold',
      'quill/formats/direction',
      'quill/formats/header',
      'quill/formats/italic',
      'quill/formats/link',
      'quill/formats/list',
      'quill/formats/strike',
      'quill/formats/underline',
      'quill/modules/clipboard',
      'msw',
      'msw/browser',
      'pdf-lib',
      'fflate',
      'zxcvbn',
      '@stripe/stripe-js/pure',
      '@stripe/react-stripe-js',
      'uqr',
    ],
  },
  build: {
    // The last two versions of Chrome, Edge, Firefox and Safari, Firefox ESR, iOS 16.4 and later.
    target: ['chrome150', 'edge150', 'firefox153', 'safari26', 'ios16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    // Moved out of `dist` (src/build/afterBuild.ts).
    sourcemap: 'hidden',
    // Measured by the budgets, from the compressed files.
    reportCompressedSize: false,
    rolldownOptions: {
      input: { [entryName]: join(import.meta.dirname, 'index.html') },
      output: { codeSplitting: { groups: sharedChunks(process.cwd()) } },
    },
  },
}))
