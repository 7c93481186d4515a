import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { afterBuild } from './src/build/afterBuild.ts'
import { firstLoadChunks } from './src/build/chunks.ts'
import { componentProps } from './src/build/componentProps.ts'
import { contentSource } from './src/build/contentSource.ts'
import { mockBundle } from './src/build/mockBundle.ts'
import { mockWorker } from './src/build/mockWorker.ts'
import { nightMedia } from './src/build/nightMedia.ts'
import { slimRouter } from './src/build/slimRouter.ts'
import { styles } from './src/build/styles.ts'

const onMocks = (mode: string) => loadEnv(mode, process.cwd(), 'VITE_').VITE_MOCKS === '1'

export default defineConfig(({ mode }) => ({
  plugins: [react(), componentProps(), contentSource(), slimRouter(), mockBundle(onMocks(mode)), mockWorker(onMocks(mode)), afterBuild()],
  resolve: { tsconfigPaths: true },
  css: { ...styles, postcss: { plugins: [nightMedia()] } },
  // All that pages fetch later is prepared at once: a page opened for the first time never makes the others reload.
  optimizeDeps: {
    include: [
      'react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react-redux', 'react-router-dom', 'react-bootstrap-icons',
      'react-bootstrap/Modal', 'react-toastify/unstyled', '@reduxjs/toolkit', '@reduxjs/toolkit/query/react', 'axios', 'axios-retry',
      'js-cookie', 'crypto-js/aes', 'crypto-js/hmac-sha256', 'crypto-js/enc-hex', 'crypto-js/enc-utf8', 'crypto-js/lib-typedarrays',
      'formik', 'yup', 'moment', 'dompurify', 'msw', 'msw/browser', 'zxcvbn', '@stripe/stripe-js/pure', '@stripe/react-stripe-js', 'uqr',
    ],
  },
  build: {
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      // Not `unsafe_arrows` and not `unsafe_methods`: what crypto-js makes with `new` would no longer be constructors.
      compress: { passes: 3, pure_getters: true },
    },
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    sourcemap: false,
    rollupOptions: { output: { codeSplitting: { groups: [firstLoadChunks(process.cwd())] } } },
  },
}))
