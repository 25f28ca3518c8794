import { pythonRuntime } from '@lemma/python-runtime/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// This host compresses what it serves.
export default defineConfig({ plugins: [react(), pythonRuntime({ compress: false })] });
