import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { afterBuild } from './src/build/afterBuild.ts'
import { sharedChunks } from './src/build/chunks.ts'
import { backendProxy } from './src/build/backendProxy.ts'
import { compileHints } from './src/build/compileHints.ts'
import { componentProps } from './src/build/componentProps.ts'
import { contentSource } from './src/build/contentSource.ts'
import { iconSymbols } from './src/build/iconSymbols.ts'
import { leanAxios } from './src/build/leanAxios.ts'
import { leanIcons } from './src/build/leanIcons.ts'
import { leanMocks } from './src/build/leanMocks.ts'
import { joinRuntime } from './src/build/joinRuntime.ts'
import { mockBundle } from './src/build/mockBundle.ts'
import { mockWorker } from './src/build/mockWorker.ts'
import { darkModeMedia } from './src/build/darkModeMedia.ts'
import { slimRouter } from './src/build/slimRouter.ts'
import { styleOrder } from './src/build/styleOrder.ts'
import { styles } from './src/build/styles.ts'

const onMocks = (mode: string) => loadEnv(mode, process.cwd(), 'VITE_').VITE_MOCKS === '1'

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    componentProps(),
    contentSource(),
    iconSymbols(),
    leanAxios(),
    leanIcons(),
    leanMocks(),
    slimRouter(),
    styleOrder(),
    mockBundle(onMocks(mode)),
    mockWorker(onMocks(mode)),
    // With mocks the bundler's helpers stay separate: the mocks would otherwise wait for the entry.
    !onMocks(mode) && joinRuntime(),
    compileHints(),
    afterBuild(),
  ],
  server: { proxy: backendProxy(loadEnv(mode, process.cwd(), 'VITE_').VITE_BACKEND_URL) },
  resolve: { tsconfigPaths: true },
  css: { ...styles, postcss: { plugins: [darkModeMedia()] } },
  // All that pages fetch later is prepared at once: a page opened for the first time never makes the others reload.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-redux',
      'react-router-dom',
      'react-bootstrap-icons',
      'react-bootstrap/Modal',
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
      'dompurify',
      'diff',
      'downshift',
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
      'msw',
      'msw/browser',
      'zxcvbn',
      '@stripe/stripe-js/pure',
      '@stripe/react-stripe-js',
      'uqr',
    ],
  },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    sourcemap: false,
    // Measured by the budgets, from the compressed files.
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: sharedChunks(process.cwd(), onMocks(mode)) },
      },
    },
  },
}))
