export default {
  mode: 'production',
  entry: './src/main.ts',
  output: { clean: true },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      { test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
  performance: { hints: false },
};
